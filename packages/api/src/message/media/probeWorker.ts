import { parentPort, workerData } from 'node:worker_threads'
import { probeSource } from '@irodori/media/probeSource'
import { BufferSource, FilePathSource } from 'mediabunny'
import type { ProbeTask } from './probeMedia.ts'

const { file } = workerData as ProbeTask

parentPort?.postMessage(await probeSource(typeof file === 'string' ? new FilePathSource(file) : new BufferSource(file)))
