import type { PictureFormat, PictureWidth } from '#src/kernel/picture-variants.ts'

/** The tasks that the image process can do. */
export type ImageTask =
  | {
      readonly kind: 'resize'
      readonly source: string
      /**
       * The file to write. The picture is first written to a file beside the target, so that the target is either complete or
       * missing.
       */
      readonly target: string
      readonly width: PictureWidth
      readonly format: PictureFormat
    }
  | {
      /**
       * Makes the JPEG that messengers show for a shared link. The least interesting parts of the picture are cut off. The target
       * is written as in `resize`.
       */
      readonly kind: 'share'
      readonly source: string
      readonly target: string
    }
  | {
      /** Encodes an uploaded picture anew and turns it upright. Of the uploaded file only the pixels are kept. */
      readonly kind: 'import'
      readonly source: string
      readonly target: string
    }
  | { readonly kind: 'colours'; readonly source: string }
  | { readonly kind: 'size'; readonly source: string }
  | {
      /** Makes an icon: places the whole picture on a square of the colour `ground`. */
      readonly kind: 'icon'
      readonly source: string
      /** Length of the square's side in pixels. */
      readonly side: number
      /** The free space on each side of the picture, as a fraction of the square's side. */
      readonly margin: number
      /** As in CSS. */
      readonly ground: string
    }
  | {
      /** Draws lines of text for a printer that prints dots. */
      readonly kind: 'print'
      readonly parts: readonly PrintedPart[]
      /** How many dots the paper is wide, a multiple of 8. */
      readonly width: number
    }

/** A line to print; its measures are in dots. */
export interface PrintedLine {
  readonly text: string
  /** A text at the right edge of the line, such as a price. */
  readonly right?: string
  readonly size: number
  readonly isBold?: boolean
  /** White on black. */
  readonly isLoud?: boolean
  readonly isCentred?: boolean
  readonly indent?: number
}

/** A line of text, a rule (a horizontal stroke across the paper), or a gap between two lines. */
export type PrintedPart = PrintedLine | 'rule' | 'gap'

export interface PrintedPicture {
  readonly bytesInRow: number
  /** The picture row after row, with one bit for each dot (1 is black), as base64. */
  readonly bits: string
}

/** The colours of a picture in nine areas, in three rows of three, each as red, green and blue from 0 to 255. */
export type ImageColours = readonly (readonly [number, number, number])[]

/** Width and height in pixels at which the picture is displayed. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Why a file that is said to be a picture is not imported. */
export type ImageRejection = 'broken' | 'animated' | 'cmyk' | 'too-many-pixels'

export interface ImageResults {
  readonly resize: null
  readonly share: null
  readonly import: 'imported' | ImageRejection
  readonly colours: ImageColours
  readonly size: ImageSize
  /** A PNG, as base64. */
  readonly icon: string
  readonly print: PrintedPicture
}

export interface ImageRequest {
  readonly id: number
  readonly task: ImageTask
}

export type ImageReply = { readonly id: number } & (
  | { readonly ok: true; readonly result: ImageResults[keyof ImageResults] }
  | { readonly ok: false; readonly message: string; readonly code?: string }
)
