import type { CallValue } from '../contract/call.ts';
import type { getLiveModels } from '../contract/live-models/getLiveModels.ts';
import { type Game, toGame } from '../games/games.transform.ts';

/** The host of a live show. */
export interface LiveModel {
  id: string;
  name: string;
  /** Name of the show. */
  room: string;
  viewers: number;
  isStreaming: boolean;
  /** Address of the picture. Its format is 3:4. */
  pictureUrl: string;
  /** The table of the show; missing if there is none. */
  game?: Game;
}

/** @param locate turns a picture path into a full address */
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
