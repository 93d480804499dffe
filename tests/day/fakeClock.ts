import { writeFileSync } from 'node:fs'
import { findOrInstall } from '../fixtures/debian.ts'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const LIBRARIES = '/usr/lib'

function installed(): string | undefined {
  return readdirSync(LIBRARIES)
    .map((folder) => path.join(LIBRARIES, folder, 'faketime/libfaketimeMT.so.1'))
    .find(existsSync)
}

/** The library that changes the time of day of a program. */
export const findFaketime = () => findOrInstall({ name: 'faketime', find: installed, packages: ['libfaketime'] })

/** The clock of one program, which can be changed while it runs. */
export interface FakeClock {
  readonly environment: Readonly<Record<string, string>>
  /** @param seconds offset from the true time */
  set(seconds: number): void
}

export function openFakeClock(library: string, file: string): FakeClock {
  const set = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`)
  set(0)
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Seconds between two reads of the file.
      FAKETIME_CACHE_DURATION: '1',
      // Monotonic clocks, which measure durations, are not changed.
      DONT_FAKE_MONOTONIC: '1',
    },
    set,
  }
}
