import encodeQR from 'qr'

/** Free modules around the code that readers need, by ISO/IEC 18004. */
const QUIET_ZONE = 4

/** The modules of the QR code of a text with its quiet zone, row by row; true is dark. */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
