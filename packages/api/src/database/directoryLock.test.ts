import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDirectory } from './directoryLock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const path = () => join(folder, 'in-use.lock')
const writeLock = (holder: object) =>
  writeFile(path(), JSON.stringify({ host: hostname(), started: '', nonce: 'x', ...holder }))
/** Larger than any pid of the kernel. */
const DEAD = 4_194_305

describe('the lock of a directory', () => {
  it('refuses the lock to a second holder until it is released, and removes it then', async () => {
    const lock = await lockDirectory(folder)
    await expect(lockDirectory(folder)).rejects.toThrow(`in use by process ${process.pid}`)
    await lock.release()
    expect(await readdir(folder)).toEqual([])
    await (await lockDirectory(folder)).release()
  })

  it('grants the lock to exactly one of many parallel requests', async () => {
    for (let round = 0; round < 40; round += 1) {
      await writeLock({ pid: DEAD, nonce: `dead-${round}` })
      const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(folder)))
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await readdir(folder)).toEqual(['in-use.lock'])
    }
  })

  it('takes over the lock after a process died while taking it over', async () => {
    await writeLock({ pid: DEAD, nonce: 'first' })
    await writeFile(`${path()}.next`, JSON.stringify({ pid: DEAD, host: hostname(), started: '', nonce: 'second' }))
    const lock = await lockDirectory(folder)
    expect(await readdir(folder)).toEqual(['in-use.lock'])
    await lock.release()
  })

  it('takes over the lock of a dead process, also if its pid is in use again', async () => {
    await writeLock({ pid: DEAD })
    await (await lockDirectory(folder)).release()
    await writeLock({ pid: process.pid, started: '1' })
    await (await lockDirectory(folder)).release()
  })

  it.runIf(process.platform === 'linux')('takes over the lock of a zombie process', async () => {
    // The shell is replaced by sleep, which never waits for the child that it inherits; the child ends only after that.
    const child = 'while [ "$(cat /proc/$$/comm)" = sh ]; do sleep 0.01; done'
    const parent = spawn('sh', ['-c', `(${child}) & echo $!; exec sleep 20`], { stdio: ['ignore', 'pipe', 'ignore'] })
    try {
      const pid = await new Promise<number>((resolve) => parent.stdout.on('data', (chunk) => resolve(Number(chunk))))
      await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8'), { timeout: 5_000 }).toContain(') Z ')
      await writeLock({ pid })
      await (await lockDirectory(folder)).release()
    } finally {
      parent.kill()
    }
  })

  it('takes over the lock if the lock file is empty', async () => {
    await writeFile(path(), '')
    await (await lockDirectory(folder)).release()
  })

  it('leaves the lock to a process on another host while its heartbeat continues', async () => {
    await writeLock({ pid: 1, host: 'another-host' })
    await expect(lockDirectory(folder)).rejects.toThrow('another-host')
    const minuteAgo = new Date(Date.now() - 60_000)
    await utimes(path(), minuteAgo, minuteAgo)
    await (await lockDirectory(folder)).release()
  })
})
