// The first question about numbers makes a browser read its tables of languages, which takes an old phone a
// tenth of a second. Asked here, it does that while the rest of the page is on its way.
new Intl.NumberFormat(navigator.language).format(0);
new Intl.ListFormat(navigator.language).format([]);
