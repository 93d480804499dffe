export type { MediumFault, MediumKind, MediumVerdict } from './judgeMedium.ts'
export { judgeMedium } from './judgeMedium.ts'
export type { MediumContainer, Probe } from './probe.ts'
export { probeBlob, probeSource } from './probeSource.ts'
