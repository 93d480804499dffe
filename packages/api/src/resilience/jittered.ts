/**
 * A duration that is up to a tenth shorter or longer, so that servers, retries and renewals do not keep in step.
 * @param random a number from 0 to 1
 */
export const jittered = (milliseconds: number, random: number): number =>
  Math.round(milliseconds * (0.9 + random * 0.2))
