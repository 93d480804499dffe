import { readFile } from 'node:fs/promises'
import type { OutputProfile } from '@irodori/print'
import { readOutputProfile, standardProfile } from '@irodori/print'

/** How print files are made, as the environment or a command asks for it. */
export interface PrintChoice {
  /** A file; null for the profile that comes along. */
  readonly profilePath: string | null
  /** Name of the printing condition in the ICC's registry; null where it has none. */
  readonly condition: string | null
  readonly colour: 'RGB' | 'CMYK'
  readonly cropMarks: boolean
  /** The inner sheets of a booklet as they lie open, or each of their pages by itself. */
  readonly booklets: 'SPREADS' | 'PAGES'
}

export interface PrintSettings extends Omit<PrintChoice, 'profilePath'> {
  readonly profile: OutputProfile
}

export const STANDARD_PRINT: PrintChoice = {
  profilePath: null,
  condition: null,
  colour: 'RGB',
  cropMarks: false,
  booklets: 'SPREADS',
}

/** @throws where the profile cannot be used */
export async function openPrintSettings({ profilePath, ...choice }: PrintChoice): Promise<PrintSettings> {
  const profile = profilePath === null ? await standardProfile() : await profileIn(profilePath)
  if (choice.colour === 'CMYK' && profile.space !== 'CMYK') {
    throw new RangeError(`PRINT_COLOUR: cmyk requires a CMYK profile, but PRINT_ICC_PROFILE is one of ${profile.space}`)
  }
  return { ...choice, profile }
}

async function profileIn(path: string): Promise<OutputProfile> {
  try {
    return readOutputProfile(new Uint8Array(await readFile(path)))
  } catch (error) {
    const reason = error instanceof RangeError ? error.message : 'cannot be read'
    throw new RangeError(`PRINT_ICC_PROFILE: ${path} ${reason}`)
  }
}
