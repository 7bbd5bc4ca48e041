/** What may be longer than the screen and holds nothing to press: the arrow keys scroll it once it has the focus. */
export function scrolled(node: HTMLElement): void {
	node.tabIndex = 0;
}
