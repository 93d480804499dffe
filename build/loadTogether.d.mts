import type { Plugin } from 'esbuild'

interface LoadOrder {
  readonly root: string
  readonly first: string
  readonly further?: readonly { readonly module: string; readonly folders: readonly string[] }[]
  readonly server?: string
}

export declare function loadTogether(order: LoadOrder): Plugin
