/**
 * APIs and attributes that code may use without a test in the same file, each with the reason. At least one browser of
 * `.browserslistrc` does not have them.
 */
export const acceptedApis: Readonly<Record<string, string>> = {
  canParse: '`fillFunctions` adds it.',
  setAppBadge: 'The shell renders `AppBadge` only if the browser has it.',
  clearAppBadge: 'See setAppBadge.',
  fullscreenElement: 'Follows a test of `fullscreenEnabled`.',
  exitFullscreen: 'See fullscreenElement.',
  requestFullscreen: 'See fullscreenElement.',
  cancelIdleCallback: 'Every browser with `requestIdleCallback` has it.',
  hidePopover: 'Every browser with `showPopover` has it.',
  popover: 'Without it, the toast is inside the open dialog (`useOpenDialog`).',
  inert: 'In Safari 15.4, but not in 15.5, the keyboard reaches slides that are out of sight.',
  autoCapitalize: 'A hint for virtual keyboards; a desktop browser has none.',
  autoCorrect: 'See autoCapitalize.',
  fetchPriority: 'A hint: without it, the picture is fetched a little later.',
};
