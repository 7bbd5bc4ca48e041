/** Whether the code of the table on this page is kept from an audience: then it is not in the title either. */
export const hiddenCode = $state({ now: false });
