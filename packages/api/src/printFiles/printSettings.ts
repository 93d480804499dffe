import { readFile } from 'node:fs/promises'
import type { InkAmounts } from '@irodori/print/colourConverter'
import type { OutputProfile } from '@irodori/print/outputProfile'
import { readOutputProfile, standardProfile } from '@irodori/print/outputProfile'
import type { PdfStandard } from '@irodori/print/printPdf'
import type { PrintingCondition } from '@irodori/print/printingCondition'
import { conditionOfProfile, namedCondition } from '@irodori/print/printingCondition'

/** Settings of print files, from the environment or a command. */
export interface PrintChoice {
  readonly standard: PdfStandard
  /** Path of an ICC profile; null for the built-in one. */
  readonly profilePath: string | null
  /** Name of the printing condition in the ICC's registry, `Custom` for none of them; null for that of the profile. */
  readonly condition: string | null
  readonly colour: 'RGB' | 'CMYK'
  /** The inks of black areas in CMYK; null for black ink alone. */
  readonly areaBlack: InkAmounts | null
  /** Largest total of the four inks in CMYK, in percent; null for what the profile gives. */
  readonly inkLimit: number | null
  readonly cropMarks: boolean
  /** Whether the inner sheets of a booklet are printed as spreads or as single pages. */
  readonly booklets: 'SPREADS' | 'PAGES'
}

export interface PrintSettings extends Omit<PrintChoice, 'profilePath' | 'condition'> {
  readonly profile: OutputProfile
  /** The registered printing condition of the press; null where it has none. */
  readonly condition: PrintingCondition | null
}

export const STANDARD_PRINT: PrintChoice = {
  standard: 'X-4',
  profilePath: null,
  condition: null,
  colour: 'RGB',
  areaBlack: null,
  inkLimit: null,
  cropMarks: false,
  booklets: 'SPREADS',
}

/** @throws RangeError where the profile cannot be used */
export async function openPrintSettings({ profilePath, condition, ...choice }: PrintChoice): Promise<PrintSettings> {
  const profile = profilePath === null ? await standardProfile() : await profileIn(profilePath)
  if (choice.colour === 'CMYK' && profile.space !== 'CMYK') {
    throw new RangeError(`PRINT_COLOUR: cmyk requires a CMYK profile, but PRINT_ICC_PROFILE is one of ${profile.space}`)
  }
  if (choice.standard === 'X-1a') {
    if (choice.colour === 'RGB') throw new RangeError('PRINT_STANDARD: X-1a allows no RGB and requires cmyk')
    // PDF 1.3 names ICC.1:1998-09, which is version 2.
    if (profile.version > 2) {
      throw new RangeError(
        `PRINT_STANDARD: X-1a requires a profile of ICC version 2, but PRINT_ICC_PROFILE is of version ${profile.version}`,
      )
    }
  }
  return { ...choice, profile, condition: conditionOf(condition, profile) }
}

/** The name for a press without a registered printing condition (ISO 15930-7). */
const CUSTOM = 'Custom'

function conditionOf(identifier: string | null, profile: OutputProfile): PrintingCondition | null {
  if (identifier === CUSTOM) return null
  return identifier === null ? conditionOfProfile(profile) : namedCondition(identifier)
}

async function profileIn(path: string): Promise<OutputProfile> {
  try {
    return readOutputProfile(new Uint8Array(await readFile(path)))
  } catch (error) {
    const reason = error instanceof RangeError ? error.message : 'cannot be read'
    throw new RangeError(`PRINT_ICC_PROFILE: ${path} ${reason}`)
  }
}
