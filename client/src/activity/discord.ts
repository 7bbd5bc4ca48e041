import { DiscordSDK } from '@discord/embedded-app-sdk';
import './words';
import { toasts } from '$client/design/toasts.svelte';
import { homeAddress, house, Refusal } from '$client/wire/house';
import { t } from '$client/words/words.svelte';

const ANSWER_WITHIN = 10_000;

let line: Promise<DiscordSDK> | undefined;

/** Discord around this page, once it has answered; throws a `Refusal`. */
export function discord(): Promise<DiscordSDK> {
	line ??= connect().catch((error: unknown) => {
		line = undefined;
		throw error;
	});
	return line;
}

async function connect(): Promise<DiscordSDK> {
	const { discord: client } = await house();
	if (client === null) throw new Refusal('no_discord');
	// What this page writes into the console is not for Discord.
	const sdk = new DiscordSDK(client, { disableConsoleLogOverride: true });
	const silence = new Promise((_, give) => setTimeout(() => give(new Refusal('silent')), ANSWER_WITHIN));
	await Promise.race([sdk.ready(), silence]);
	return sdk;
}

/** Opens a page of the house in a browser, if the person agrees: Discord asks them. */
export async function openInBrowser(path: string): Promise<void> {
	try {
		const [{ commands }, home] = await Promise.all([discord(), homeAddress()]);
		await commands.openExternalLink({ url: home + path });
	} catch {
		toasts.say(t('activity-not-opened'));
	}
}
