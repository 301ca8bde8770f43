/** Where home's games stand on the page. */
export const homeGamesId = 'home-games';
