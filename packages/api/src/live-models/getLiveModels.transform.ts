import type { CallValue } from '../contract/call.ts';
import type { getLiveModels } from '../contract/live-models/getLiveModels.ts';
import { type Game, toGame } from '../games/games.transform.ts';

/** Who hosts a live show. */
export interface LiveModel {
  id: string;
  name: string;
  /** What the show is called. */
  room: string;
  viewers: number;
  isStreaming: boolean;
  /** Picture, 3:4. */
  pictureUrl: string;
  /** The table that the show plays at, where there is one. */
  game?: Game;
}

/** @param locate makes an address of a picture whole */
export function toLiveModels({ list }: CallValue<typeof getLiveModels>, locate = (url: string) => url): LiveModel[] {
  return list.map(({ id, name, room, viewers, streaming, picture, game }) => ({
    id,
    name,
    room,
    viewers,
    isStreaming: streaming,
    pictureUrl: locate(picture),
    game: game && toGame(game),
  }));
}
