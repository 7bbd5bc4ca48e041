// The first question about numbers makes a browser read its tables of languages, which takes an old phone a
// tenth of a second. Asked here, it does that while the rest of the page is on its way.
new Intl.NumberFormat(navigator.language).format(0);
new Intl.ListFormat(navigator.language).format([]);

// A page without its script would stay empty: after an update of the house an old page may ask for a file that is gone.
// Then the page is loaded again, once; if that does not help, it says so. Once the script has begun, it looks after itself.
const RELOADED = 'inklings.reloaded.start';

function loadAgainOnce() {
	try {
		if (sessionStorage.getItem(RELOADED) !== null) return false;
		sessionStorage.setItem(RELOADED, 'yes');
	} catch {
		return false;
	}
	location.reload();
	return true;
}

function hasStarted() {
	try {
		sessionStorage.removeItem(RELOADED);
	} catch {
		// Nothing was remembered either.
	}
}

function look() {
	const page = document.getElementById('app');
	if (page.hasChildNodes()) return hasStarted();
	if (loadAgainOnce()) return;
	const polish = navigator.language.startsWith('pl');
	const text = document.createElement('p');
	text.textContent = polish
		? 'Nie udało się wczytać tej strony. Pewnie serwer właśnie zaktualizowano. Twoje miejsce czeka.'
		: 'This page could not be loaded. The house has probably just been updated. Your seat is kept.';
	const button = document.createElement('button');
	button.textContent = polish ? 'Wczytaj ponownie' : 'Load again';
	button.addEventListener('click', () => location.reload());
	page.append(text, button);
	// The styles may be missing as well.
	Object.assign(page.style, {
		padding: '20vh 24px',
		fontSize: '20px',
		textAlign: 'center',
		textWrap: 'balance',
	});
	Object.assign(button.style, {
		marginTop: '20px',
		padding: '14px 22px',
		border: '2px solid',
		font: 'inherit',
	});
}

// The page's own script runs before this event, if it is there at all.
if (document.readyState === 'complete') look();
else addEventListener('load', look);
