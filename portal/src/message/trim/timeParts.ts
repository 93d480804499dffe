/** A time for a text: whole minutes, and the seconds with one decimal. */
export function timeParts(seconds: number): { readonly minutes: number; readonly seconds: string } {
  const tenths = Math.round(seconds * 10)
  return { minutes: Math.floor(tenths / 600), seconds: ((tenths % 600) / 10).toFixed(1) }
}

/** A time as players show it, `1:02.5`. */
export function playerTime(seconds: number): string {
  const parts = timeParts(seconds)
  return `${parts.minutes}:${parts.seconds.padStart(4, '0')}`
}
