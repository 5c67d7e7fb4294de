/** What is to be read before one goes on: an event whose message has a `.news`, such as the end of a round. */

import type { Seat, Told } from '../net/types';

/** The latest, until this seat has done something since: a move, or chance that fell for it. */
export function newsOf(log: Told[], seat: Seat | null, isNews: (name: string) => boolean): Told | undefined {
  const news = log.findLast((told) => isNews(told.name));
  const isOwn = ({ actor, args }: Told) => actor === seat || (actor < 0 && args.seat === seat);
  return news && !log.some((told) => told.at > news.at && isOwn(told)) ? news : undefined;
}
