/** The offer of this kind, if it stands. */
export function offerOf<Offer extends { type: string }, Type extends Offer['type']>(
	scene: { offers: Offer[] },
	type: Type,
): Extract<Offer, { type: Type }> | undefined {
	return scene.offers.find((offer): offer is Extract<Offer, { type: Type }> => offer.type === type);
}
