/** Reads the messages of an area. The build makes one file of each, which is loaded when a screen first needs it. */
export const readMessages = (language: string, area: string): Promise<unknown> => import(`./${language}/${area}.json`)
