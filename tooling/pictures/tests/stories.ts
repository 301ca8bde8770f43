/** A story with stored pictures. */
export interface Shot {
  file: string;
  story: string;
  /**
   * Whether the picture shows the whole screen and not only the story's element. Content that opens over a page needs
   * it.
   */
  isScreen?: boolean;
}

/** One story of each family of components: the one that most visual changes of the family affect. */
export const shots: readonly Shot[] = [
  { file: 'Button', story: 'Variants' },
  { file: 'TextField', story: 'States' },
  { file: 'Form', story: 'Failed' },
  { file: 'Select', story: 'States' },
  { file: 'Switch', story: 'States' },
  { file: 'RadioGroup', story: 'States' },
  { file: 'Checkbox', story: 'States' },
  { file: 'CodeField', story: 'Waiting' },
  { file: 'TabBar', story: 'ManyWithArrows' },
  { file: 'SegmentedControl', story: 'DarkOrLight' },
  { file: 'ListRow', story: 'Rows' },
  { file: 'GameTile', story: 'Grid' },
  { file: 'Banner', story: 'WithLink' },
  { file: 'AppBar', story: 'Member' },
  { file: 'FooterBar', story: 'FiveItems', isScreen: true },
  { file: 'Skeleton', story: 'Shapes' },
  { file: 'Toast', story: 'Kinds' },
  { file: 'StateScreen', story: 'Offline' },
  { file: 'Progress', story: 'Turnover' },
  { file: 'Dialog', story: 'Open', isScreen: true },
  { file: 'Sheet', story: 'ChoosingABank', isScreen: true },
  { file: 'Drawer', story: 'SignedIn', isScreen: true },
  { file: 'LoginView', story: 'NumberOrName' },
  { file: 'FreeTrialView', story: 'Offer' },
  { file: 'AgreementScreen', story: 'Agreement' },
];
