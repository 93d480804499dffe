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

/** The library that gives a program another time of day. */
export const findFaketime = () => findOrInstall({ name: 'faketime', find: installed, packages: ['libfaketime'] })

/** The clock of one program, which can be put forward and back while it runs. */
export interface Clock {
  readonly environment: Readonly<Record<string, string>>
  /** @param seconds from the true time */
  set(seconds: number): void
}

export function openClock(library: string, file: string): Clock {
  const set = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`)
  set(0)
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Seconds after which the file is read again.
      FAKETIME_CACHE_DURATION: '1',
      // What measures durations goes on as it does in life.
      DONT_FAKE_MONOTONIC: '1',
    },
    set,
  }
}
