/** The port is taken by another program. */
export class PortInUse extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is in use by another program: stop that program, or choose another port, such as PORT=${port + 100} npm start.`,
    );
  }
}
