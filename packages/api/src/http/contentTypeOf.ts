const CONTENT_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
}

/** The content type with which a picture is always served, by the extension of its server-made name; null for other names. */
export const contentTypeOf = (name: string): string | null => CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? null
