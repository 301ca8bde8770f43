/** What registering leads to. */
export interface RegisterOutcome {
  /** Called with the name of the new member, who can log in now. */
  onRegistered: (userName: string) => void;
}
