import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenStream {
  /** Host descriptor; directories have none. */
  readonly nfd?: number
  readonly node: unknown
}

interface HostFiles {
  realPath(node: unknown): string
  readonly stream_ops: Record<string, unknown>
}

/**
 * PGlite's file system of host files, extended by fsync, which PGlite omits: an fsync of the engine reaches the disk.
 * Without it a commit is safe against a killed process only, not against a power cut.
 * Depends on Emscripten's NODEFS inside PGlite 0.5.14; syncingFileSystem.test.ts counts the calls.
 * @param onSync called after each sync of the host
 */
export function syncingFileSystem(directory: string, onSync: () => void = () => {}): NodeFS {
  const fileSystem = new NodeFS(directory)
  const init = fileSystem.init.bind(fileSystem)
  fileSystem.init = (database, options) => {
    const addSync = (module: { FS: unknown }) => {
      const { NODEFS } = (module.FS as { filesystems: { NODEFS: HostFiles } }).filesystems
      NODEFS.stream_ops.fsync = (stream: OpenStream) => {
        if (stream.nfd === undefined) syncDirectory(NODEFS.realPath(stream.node))
        else fsyncSync(stream.nfd)
        onSync()
        return 0
      }
    }
    return init(database, { ...options, preRun: [addSync, ...(options.preRun ?? [])] } as typeof options)
  }
  return fileSystem
}

function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * The engine's start parameters for real syncing.
 * `-F` would turn fsync off; fdatasync is an empty function in the WebAssembly build, so the log is synced by fsync.
 */
export function syncingStartParameters(defaults: readonly string[]): string[] {
  return [...defaults.filter((parameter) => parameter !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync']
}
