import { ASANOHA } from './asanoha.ts'
import { CRAYON } from './crayon.ts'
import { ICHIMATSU } from './ichimatsu.ts'
import { KAPPAN } from './kappan.ts'
import { KRAFT_LOOK } from './kraft.ts'
import { KUSABANA } from './kusabana.ts'
import { MAGAZINE } from './magazine.ts'
import { NAMI } from './nami.ts'
import { NORDIC } from './nordic.ts'
import { PARTY } from './party.ts'
import { RETRO } from './retro.ts'
import { SAKURA } from './sakura.ts'
import { SHIRO } from './shiro.ts'
import { SORA } from './sora.ts'
import { SPORT } from './sport.ts'
import { SYSTEM_LOOKS } from '../systems/systemLooks.ts'
import { WASHI } from './washi.ts'
import { YOZORA } from './yozora.ts'
import { YUME } from './yume.ts'

/** All looks: those that are drawn individually, and those of the systems. */
export const LOOKS = {
  asanoha: ASANOHA,
  crayon: CRAYON,
  ichimatsu: ICHIMATSU,
  kappan: KAPPAN,
  kraft: KRAFT_LOOK,
  kusabana: KUSABANA,
  magazine: MAGAZINE,
  nami: NAMI,
  nordic: NORDIC,
  party: PARTY,
  retro: RETRO,
  sakura: SAKURA,
  shiro: SHIRO,
  sora: SORA,
  sport: SPORT,
  washi: WASHI,
  yozora: YOZORA,
  yume: YUME,
  ...SYSTEM_LOOKS,
} as const
export type LookName = keyof typeof LOOKS
