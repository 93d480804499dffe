declare module 'japanese-holidays' {
  interface Holiday {
    /** 1 to 12. */
    readonly month: number
    readonly date: number
    readonly name: string
  }
  const holidays: {
    /** The national holidays of a year in order of date, with their substitute holidays. */
    readonly getHolidaysOf: (year: number) => Holiday[]
  }
  export = holidays
}
