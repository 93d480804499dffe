export type { AcceptedMedium, MediumError, MediumErrorCode, MediumKind } from './checkMedium.ts'
export { checkMedium } from './checkMedium.ts'
export type { MediumContainer, MediumContent, ProbeError, ProbeResult } from './probe.ts'
export { probeBlob, probeSource } from './probeSource.ts'
