import type { PictureFormat, PictureWidth } from '#src/kernel/picture-variants.ts'

/** What the image process can be asked to do. */
export type ImageTask =
  | {
      readonly kind: 'resize'
      readonly source: string
      /** The picture is first written to a file beside the target, so that the target is either complete or missing. */
      readonly target: string
      readonly width: PictureWidth
      readonly format: PictureFormat
    }
  | {
      /**
       * Makes the JPEG that is shown for a shared link, and cuts off those parts of the picture in which there is least to see. The
       * target is written as in `resize`.
       */
      readonly kind: 'share'
      readonly source: string
      readonly target: string
    }
  | {
      /** Encodes an uploaded picture anew, upright, so that only its pixels are kept. */
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
      /** Side of the square in pixels. */
      readonly side: number
      /** The space left free on each side, as a fraction of the square. */
      readonly margin: number
      /** As in CSS. */
      readonly ground: string
    }
  | {
      /** Sets lines for a printer that prints dots. */
      readonly kind: 'print'
      readonly parts: readonly PrintedPart[]
      /** How many dots the paper is wide, a multiple of 8. */
      readonly width: number
    }

/** A line to print; its measures are in dots. */
export interface PrintedLine {
  readonly text: string
  /** What stands at the right edge. */
  readonly right?: string
  readonly size: number
  readonly isBold?: boolean
  /** White on black. */
  readonly isLoud?: boolean
  readonly isCentred?: boolean
  readonly indent?: number
}

/** A rule goes across the paper. */
export type PrintedPart = PrintedLine | 'rule'

export interface PrintedPicture {
  readonly bytesInRow: number
  /** Row after row, a bit for each dot, 1 where it is black, as base64. */
  readonly bits: string
}

/** The colours of nine parts of a picture, in three rows of three, each as red, green and blue from 0 to 255. */
export type ImageColours = readonly (readonly [number, number, number])[]

/** Width and height in pixels at which the picture is displayed. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Why a file that claims to be a picture is not imported. */
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
