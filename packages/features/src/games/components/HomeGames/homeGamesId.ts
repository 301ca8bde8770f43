/** Id of the element that contains home's games. */
export const homeGamesId = 'home-games';
