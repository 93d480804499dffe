import { useRef } from 'react'

/**
 * Opens the file chooser of the device from any button.
 * @param label the accessible name of the hidden input
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
          // Cleared, so that choosing a refused file again fires the event.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    ),
  }
}
