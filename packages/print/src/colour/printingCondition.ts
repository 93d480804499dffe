import type { OutputProfile } from './outputProfile.ts'

/** A printing condition of the ICC's registry of CMYK characterisation data (registry.color.org/cmyk-registry). */
export interface PrintingCondition {
  /** Reference name in the registry. */
  readonly identifier: string
  /** What a reader of the file is shown; null for the identifier alone. */
  readonly text: string | null
}

/**
 * Printing conditions with the descriptions of their profiles: those of Adobe and the ECI, and the file names that
 * Idealliance writes as descriptions. Texts are the registry's designation, process and medium.
 */
const CONDITIONS: readonly (PrintingCondition & { readonly profiles: readonly string[] })[] = [
  {
    identifier: 'JCS2011',
    text: 'Japan Color 2011, offset, premium coated paper, 127.9 g/m2',
    profiles: ['Japan Color 2011 Coated'],
  },
  {
    identifier: 'JC200103',
    text: 'Japan Color 2001 Coated, offset, gloss or matt coated paper, 105 g/m2',
    profiles: ['Japan Color 2001 Coated'],
  },
  {
    identifier: 'JC200104',
    text: 'Japan Color 2001, offset, uncoated white paper, 105 g/m2',
    profiles: ['Japan Color 2001 Uncoated'],
  },
  {
    identifier: 'JCW2003',
    text: 'Japan Color 2003, offset, gloss coated web, 70 g/m2',
    profiles: ['Japan Color 2003 Web Coated'],
  },
  { identifier: 'JCN2002', text: 'Japan Color 2002, offset, newsprint', profiles: ['Japan Color 2002 Newspaper'] },
  {
    identifier: 'FOGRA27',
    text: 'OFCOM, offset, gloss or matt coated paper, 115 g/m2',
    profiles: ['Coated FOGRA27 (ISO 12647-2:2004)'],
  },
  {
    identifier: 'FOGRA28',
    text: 'OFCOM, offset, gloss coated web, 60 g/m2',
    profiles: ['Web Coated FOGRA28 (ISO 12647-2:2004)'],
  },
  {
    identifier: 'FOGRA29',
    text: 'OFCOM, offset, uncoated white paper, 120 g/m2',
    profiles: ['Uncoated FOGRA29 (ISO 12647-2:2004)'],
  },
  {
    identifier: 'FOGRA39',
    text: 'OFCOM, offset, gloss or matt coated paper, 115 g/m2',
    profiles: ['Coated FOGRA39 (ISO 12647-2:2004)', 'ISO Coated v2 (ECI)', 'ISO Coated v2 300% (ECI)'],
  },
  {
    identifier: 'FOGRA47',
    text: 'OFCOM, offset, uncoated white paper, 115 g/m2',
    profiles: ['PSO Uncoated ISO12647 (ECI)'],
  },
  { identifier: 'FOGRA51', text: 'OFCOM, offset, premium coated paper, 115 g/m2', profiles: ['PSO Coated v3'] },
  {
    identifier: 'FOGRA52',
    text: 'OFCOM, offset, uncoated white paper, 120 g/m2',
    profiles: ['PSO Uncoated v3', 'PSO Uncoated v3 (FOGRA52)'],
  },
  { identifier: 'CGATS TR 001', text: 'SWOP, offset, gloss coated web', profiles: ['U.S. Web Coated (SWOP) v2'] },
  {
    identifier: 'CGATS TR 003',
    text: 'SWOP Grade 3 Paper, offset and gravure',
    profiles: ['Web Coated SWOP Grade 3 Paper', 'Web Coated SWOP 2006 Grade 3 Paper', 'SWOP2006_Coated3v2.icc'],
  },
  {
    identifier: 'CGATS TR 005',
    text: 'SWOP Grade 5 Paper, offset and gravure',
    profiles: ['Web Coated SWOP Grade 5 Paper', 'Web Coated SWOP 2006 Grade 5 Paper', 'SWOP2006_Coated5v2.icc'],
  },
  {
    identifier: 'CGATS TR 006',
    text: 'GRACoL Grade 1 Paper, offset and gravure, sheetfed',
    profiles: ['Coated GRACoL 2006 (ISO 12647-2:2004)', 'GRACoL2006_Coated1v2.icc'],
  },
  {
    identifier: 'CGATS21-2-CRPC6',
    text: 'CGATS21-2, universal premium coated',
    profiles: ['GRACoL2013_CRPC6.icc', 'GRACoL2013_CRPC6'],
  },
]

/** The condition of a reference name; one that is not in the list above has no text. */
export const namedCondition = (identifier: string): PrintingCondition => ({
  identifier,
  text: CONDITIONS.find((condition) => condition.identifier === identifier)?.text ?? null,
})

/**
 * The printing condition that a profile describes: the reference name that the profile states, else the one of its
 * description; null if neither is known.
 */
export function conditionOfProfile({ reference, description }: OutputProfile): PrintingCondition | null {
  if (reference !== null) return namedCondition(reference)
  const known = CONDITIONS.find(({ profiles }) => profiles.includes(description))
  return known ? namedCondition(known.identifier) : null
}
