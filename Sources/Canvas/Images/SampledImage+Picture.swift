import Raster

extension SampledImage {
  /// The image itself.
  var picture: PixelImage { PixelImage(width: width, height: height, premultiplied: bytes) }
}
