import { useRef } from 'react'

/**
 * The device's own file chooser behind any button.
 * @param label of the field itself, for whoever reaches it without the button
 */
export function useFileChooser(accept: string, label: string, onFile: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null)
  return {
    choose: () => input.current?.click(),
    field: (
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again after it was refused.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    ),
  }
}
