/** Handlers for the result of a registration. */
export interface RegisterOutcome {
  /** Called with the name of the new member, who can log in now. */
  onRegistered: (userName: string) => void;
}
