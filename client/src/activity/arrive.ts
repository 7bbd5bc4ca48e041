import { person } from '$client/browser/person.svelte';
import { cut, tidy } from '$client/design/typed';
import type { ActivitySeat } from '$client/wire/http-types';
import { json, post, Refusal } from '$client/wire/house';
import { discord } from './discord';

/** As the house counts (kernel/text.py). */
const LONGEST_NAME = 20;

/** Becomes who the person is at Discord, at the table of the activity's instance; answers its code, or throws a `Refusal`. */
export async function arrive(): Promise<string> {
	const { clientId, instanceId, commands } = await discord();
	const { code } = await commands
		.authorize({ client_id: clientId, response_type: 'code', state: '', prompt: 'none', scope: ['identify'] })
		.catch(() => {
			throw new Refusal('declined');
		});
	const { table, secret, name, token } = await json<ActivitySeat>(
		`/api/discord/${encodeURIComponent(instanceId)}`,
		post({ code }),
	);
	person.keepTicket(table, secret);
	person.name = cut(tidy(name), '', LONGEST_NAME).trim();
	// Discord wants to hear that they have agreed. Playing does not depend on it.
	void commands.authenticate({ access_token: token }).catch(() => undefined);
	return table;
}
