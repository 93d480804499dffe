/** What a template is for. */
export type Occasion =
  | 'NEW_YEAR'
  | 'GOLDEN_WEDDING'
  | 'WEDDING'
  | 'BABY'
  | 'FIRST_BIRTHDAY'
  | 'BIRTHDAY'
  | 'SCHOOL'
  | 'SPORT'
  | 'TRAVEL'
  | 'GREETING'
  | 'THANKS'
  /** Daily life: suits any occasion. */
  | 'ANY'
/** When its pictures are taken. */
export type Season = 'SPRING' | 'SUMMER' | 'AUTUMN' | 'WINTER' | 'ANY'

/** What all pages of a group are about. */
export type About = readonly [groupId: string, Occasion, Season]
