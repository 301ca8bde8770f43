/** Every path of the app, by the name of its screen. */
export const addresses = {
  home: '/m/home',
} as const;
