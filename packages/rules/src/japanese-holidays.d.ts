declare module 'japanese-holidays' {
  interface Holiday {
    /** 1 to 12. */
    readonly month: number
    readonly date: number
    readonly name: string
  }
  const holidays: {
    /** The national holidays of a year in their order, with their substitutes. */
    readonly getHolidaysOf: (year: number) => Holiday[]
  }
  export = holidays
}
