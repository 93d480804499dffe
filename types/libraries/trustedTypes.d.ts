/** The used part of Trusted Types, which TypeScript does not know; not in every browser. Source: W3C Trusted Types, section 2.3. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string }
    }
  | undefined
