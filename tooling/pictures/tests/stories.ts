/** A story that is photographed. */
export interface Shot {
  file: string;
  story: string;
  /** The whole screen rather than what the story drew: for what lies over a page. */
  isScreen?: boolean;
}

/** What a change of looks shows in first: one story for each family of components. */
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
  { file: 'Banner', story: 'Leads' },
  { file: 'AppBar', story: 'Member' },
  { file: 'FooterBar', story: 'FiveWays', isScreen: true },
  { file: 'Skeleton', story: 'Shapes' },
  { file: 'Toast', story: 'Kinds' },
  { file: 'StateScreen', story: 'Offline' },
  { file: 'Progress', story: 'Turnover' },
  { file: 'Dialog', story: 'Open', isScreen: true },
  { file: 'Sheet', story: 'ChoosingABank', isScreen: true },
  { file: 'Drawer', story: 'SignedIn', isScreen: true },
];
