import type { Plugin } from 'esbuild'

export const pureConstantsPlugin: Plugin
