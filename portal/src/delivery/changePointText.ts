/** PCK-11: HH:mm as the notice of the change point says it: 13時00. The word for minutes follows it there. */
export const changePointText = (time: string): string => time.replace(/^(\d{1,2}):(\d{2})$/, '$1時$2')
