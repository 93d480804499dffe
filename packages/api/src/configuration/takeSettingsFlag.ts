import { Command } from 'commander'

interface Taken {
  /** The file of `--settings`; null if it was not given. */
  readonly settings: string | null
  /** All other words, in their order. */
  readonly words: readonly string[]
}

/** Takes `--settings FILE` out of typed words. It is read before the command, which may need the settings. */
export function takeSettingsFlag(typed: readonly string[]): Taken {
  const parser = new Command().allowUnknownOption().helpOption(false).exitOverride().option('--settings <file>')
  const { operands, unknown } = parser.parseOptions([...typed])
  return { settings: parser.opts<{ settings?: string }>().settings ?? null, words: [...operands, ...unknown] }
}
