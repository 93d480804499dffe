;; The inner loops of the kernel's sampling pass in WebAssembly with 128-bit vectors. Each gives the same bytes as the
;; TypeScript function of the same name: integer sums do not depend on their order, and the few floating-point operations
;; are the same in the same order. Rows hold premultiplied 16-bit channels in 1/64 byte; weights sum to 2^14.
;; Loops process whole vectors, so every buffer has 32 spare bytes after its end.
(module
  (memory (export "memory") 1)

  ;; Opaque RGBA to three channels (boxRows.ts, widenOpaque). Four pixels per iteration.
  (func (export "widen") (param $from i32) (param $to i32) (param $pixels i32)
    (local $end i32) (local $v v128)
    (local.set $end (i32.add (local.get $from) (i32.shl (local.get $pixels) (i32.const 2))))
    (loop $next
      (if (i32.lt_u (local.get $from) (local.get $end))
        (then
          (local.set $v (i8x16.swizzle (v128.load (local.get $from))
            (v128.const i8x16 0 1 2 4 5 6 8 9 10 12 13 14 255 255 255 255)))
          (v128.store (local.get $to) (i16x8.shl (i16x8.extend_low_i8x16_u (local.get $v)) (i32.const 6)))
          (v128.store offset=16 (local.get $to) (i16x8.shl (i16x8.extend_high_i8x16_u (local.get $v)) (i32.const 6)))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (local.set $to (i32.add (local.get $to) (i32.const 24)))
          (br $next)))))

  ;; RGB to three channels (boxRows.ts, averageRgb with a box of one). Sixteen bytes per iteration.
  (func (export "widenRgb") (param $from i32) (param $to i32) (param $bytes i32)
    (local $end i32) (local $v v128)
    (local.set $end (i32.add (local.get $from) (local.get $bytes)))
    (loop $next
      (if (i32.lt_u (local.get $from) (local.get $end))
        (then
          (local.set $v (v128.load (local.get $from)))
          (v128.store (local.get $to) (i16x8.shl (i16x8.extend_low_i8x16_u (local.get $v)) (i32.const 6)))
          (v128.store offset=16 (local.get $to) (i16x8.shl (i16x8.extend_high_i8x16_u (local.get $v)) (i32.const 6)))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (local.set $to (i32.add (local.get $to) (i32.const 32)))
          (br $next)))))

  ;; Means of two by two opaque pixels (boxRows.ts, averagePairs). Two means per iteration.
  (func (export "pairs") (param $upper i32) (param $lower i32) (param $to i32) (param $means i32)
    (local $end i32) (local $u v128) (local $l v128) (local $a v128) (local $b v128)
    (local.set $end (i32.add (local.get $upper) (i32.shl (local.get $means) (i32.const 3))))
    (loop $next
      (if (i32.lt_u (local.get $upper) (local.get $end))
        (then
          (local.set $u (v128.load (local.get $upper)))
          (local.set $l (v128.load (local.get $lower)))
          (local.set $a (i16x8.add (i16x8.extend_low_i8x16_u (local.get $u)) (i16x8.extend_low_i8x16_u (local.get $l))))
          (local.set $b (i16x8.add (i16x8.extend_high_i8x16_u (local.get $u)) (i16x8.extend_high_i8x16_u (local.get $l))))
          (v128.store (local.get $to)
            (i8x16.swizzle
              (i16x8.shl
                (i16x8.add
                  (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a) (local.get $b))
                  (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a) (local.get $b)))
                (i32.const 4))
              (v128.const i8x16 0 1 2 3 4 5 8 9 10 11 12 13 255 255 255 255)))
          (local.set $upper (i32.add (local.get $upper) (i32.const 16)))
          (local.set $lower (i32.add (local.get $lower) (i32.const 16)))
          (local.set $to (i32.add (local.get $to) (i32.const 12)))
          (br $next)))))

  ;; Means of two by two RGB pixels (boxRows.ts, averageRgb).
  (func (export "pairsRgb") (param $upper i32) (param $lower i32) (param $to i32) (param $means i32)
    (local $end i32) (local $u v128) (local $l v128) (local $a v128) (local $b v128)
    (local.set $end (i32.add (local.get $upper) (i32.mul (local.get $means) (i32.const 6))))
    (loop $next
      (if (i32.lt_u (local.get $upper) (local.get $end))
        (then
          (local.set $u (v128.load (local.get $upper)))
          (local.set $l (v128.load (local.get $lower)))
          (local.set $a (i16x8.add (i16x8.extend_low_i8x16_u (local.get $u)) (i16x8.extend_low_i8x16_u (local.get $l))))
          (local.set $b (i16x8.add (i16x8.extend_high_i8x16_u (local.get $u)) (i16x8.extend_high_i8x16_u (local.get $l))))
          (v128.store (local.get $to)
            (i16x8.shl
              (i16x8.add
                (i8x16.shuffle 0 1 2 3 4 5 12 13 14 15 16 17 0 0 0 0 (local.get $a) (local.get $b))
                (i8x16.shuffle 6 7 8 9 10 11 18 19 20 21 22 23 0 0 0 0 (local.get $a) (local.get $b)))
              (i32.const 4)))
          (local.set $upper (i32.add (local.get $upper) (i32.const 12)))
          (local.set $lower (i32.add (local.get $lower) (i32.const 12)))
          (local.set $to (i32.add (local.get $to) (i32.const 12)))
          (br $next)))))

  ;; Adds a row of bytes to 16-bit sums, sixteen per iteration.
  (func (export "addBytes") (param $from i32) (param $sums i32) (param $bytes i32)
    (local $end i32) (local $v v128)
    (local.set $end (i32.add (local.get $from) (local.get $bytes)))
    (loop $next
      (if (i32.lt_u (local.get $from) (local.get $end))
        (then
          (local.set $v (v128.load (local.get $from)))
          (v128.store (local.get $sums)
            (i16x8.add (v128.load (local.get $sums)) (i16x8.extend_low_i8x16_u (local.get $v))))
          (v128.store offset=16 (local.get $sums)
            (i16x8.add (v128.load offset=16 (local.get $sums)) (i16x8.extend_high_i8x16_u (local.get $v))))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (local.set $sums (i32.add (local.get $sums) (i32.const 32)))
          (br $next)))))

  ;; Means of the sums of `box` neighbouring pixels, multiplied by `share` (boxRows.ts, averageOpaque); the sums of one
  ;; pixel have `pixel` bytes.
  (func (export "boxMeans") (param $sums i32) (param $pixel i32) (param $to i32) (param $means i32) (param $box i32)
    (param $share f64) (param $round f64)
    (local $left i32) (local $sum v128) (local $shares v128) (local $rounds v128)
    (local.set $shares (f64x2.splat (local.get $share)))
    (local.set $rounds (f64x2.splat (local.get $round)))
    (loop $next
      (if (i32.gt_s (local.get $means) (i32.const 0))
        (then
          (local.set $sum (v128.const i32x4 0 0 0 0))
          (local.set $left (local.get $box))
          (loop $more
            (local.set $sum (i32x4.add (local.get $sum)
              (i32x4.extend_low_i16x8_u (v128.load64_zero (local.get $sums)))))
            (local.set $sums (i32.add (local.get $sums) (local.get $pixel)))
            (br_if $more (local.tee $left (i32.sub (local.get $left) (i32.const 1)))))
          (v128.store (local.get $to)
            (i8x16.shuffle 0 1 4 5 16 17 20 21 0 0 0 0 0 0 0 0
              (i32x4.trunc_sat_f64x2_s_zero (f64x2.add (local.get $rounds) (f64x2.mul (local.get $shares)
                (f64x2.convert_low_i32x4_s (local.get $sum)))))
              (i32x4.trunc_sat_f64x2_s_zero (f64x2.add (local.get $rounds) (f64x2.mul (local.get $shares)
                (f64x2.convert_low_i32x4_s
                  (i8x16.shuffle 8 9 10 11 12 13 14 15 0 0 0 0 0 0 0 0 (local.get $sum) (local.get $sum))))))))
          (local.set $to (i32.add (local.get $to) (i32.const 6)))
          (local.set $means (i32.sub (local.get $means) (i32.const 1)))
          (br $next)))))

  ;; Mixes rows by their weights (resampleRows.ts, mixRows), eight channels per iteration. `rows` lists `taps` addresses and
  ;; `weights` as many 16-bit weights; taps is even, padded by a row of weight 0.
  (func (export "mixRows") (param $rows i32) (param $weights i32) (param $taps i32) (param $to i32) (param $bytes i32)
    (local $at i32) (local $t i32) (local $a v128) (local $b v128) (local $w v128) (local $low v128) (local $high v128)
    (loop $next
      (if (i32.lt_u (local.get $at) (local.get $bytes))
        (then
          (local.set $low (v128.const i32x4 8192 8192 8192 8192))
          (local.set $high (local.get $low))
          (local.set $t (i32.const 0))
          (loop $more
            (local.set $a (v128.load (i32.add (local.get $at)
              (i32.load (i32.add (local.get $rows) (i32.shl (local.get $t) (i32.const 2)))))))
            (local.set $b (v128.load (i32.add (local.get $at)
              (i32.load offset=4 (i32.add (local.get $rows) (i32.shl (local.get $t) (i32.const 2)))))))
            (local.set $w (v128.load32_splat (i32.add (local.get $weights) (i32.shl (local.get $t) (i32.const 1)))))
            (local.set $low (i32x4.add (local.get $low) (i32x4.dot_i16x8_s (local.get $w)
              (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $a) (local.get $b)))))
            (local.set $high (i32x4.add (local.get $high) (i32x4.dot_i16x8_s (local.get $w)
              (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $a) (local.get $b)))))
            (br_if $more (i32.lt_u (local.tee $t (i32.add (local.get $t) (i32.const 2))) (local.get $taps))))
          (v128.store (i32.add (local.get $to) (local.get $at))
            (i16x8.narrow_i32x4_s
              (i32x4.shr_s (local.get $low) (i32.const 14))
              (i32x4.shr_s (local.get $high) (i32.const 14))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br $next)))))

  ;; Mixes neighbours along a row of three channels (resampleRows.ts, mixColumns3). `starts` lists addresses, `weights`
  ;; `taps` 16-bit weights for each new pixel; taps is even.
  (func (export "mixColumns3") (param $starts i32) (param $weights i32) (param $taps i32) (param $to i32) (param $count i32)
    (local $at i32) (local $end i32) (local $sum v128)
    (loop $next
      (if (i32.gt_s (local.get $count) (i32.const 0))
        (then
          (local.set $sum (v128.const i32x4 8192 8192 8192 8192))
          (local.set $at (i32.load (local.get $starts)))
          (local.set $end (i32.add (local.get $weights) (i32.shl (local.get $taps) (i32.const 1))))
          (loop $more
            (local.set $sum (i32x4.add (local.get $sum) (i32x4.dot_i16x8_s
              (v128.load32_splat (local.get $weights))
              (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 1 6 7 2 3 8 9 4 5 10 11 255 255 255 255)))))
            (local.set $at (i32.add (local.get $at) (i32.const 12)))
            (br_if $more (i32.lt_u
              (local.tee $weights (i32.add (local.get $weights) (i32.const 4))) (local.get $end))))
          (local.set $sum (i32x4.shr_s (local.get $sum) (i32.const 14)))
          (v128.store64_lane 0 (local.get $to) (i16x8.narrow_i32x4_s (local.get $sum) (local.get $sum)))
          (local.set $starts (i32.add (local.get $starts) (i32.const 4)))
          (local.set $to (i32.add (local.get $to) (i32.const 6)))
          (local.set $count (i32.sub (local.get $count) (i32.const 1)))
          (br $next)))))

  ;; mixColumns3 for four channels.
  (func (export "mixColumns4") (param $starts i32) (param $weights i32) (param $taps i32) (param $to i32) (param $count i32)
    (local $at i32) (local $end i32) (local $sum v128)
    (loop $next
      (if (i32.gt_s (local.get $count) (i32.const 0))
        (then
          (local.set $sum (v128.const i32x4 8192 8192 8192 8192))
          (local.set $at (i32.load (local.get $starts)))
          (local.set $end (i32.add (local.get $weights) (i32.shl (local.get $taps) (i32.const 1))))
          (loop $more
            (local.set $sum (i32x4.add (local.get $sum) (i32x4.dot_i16x8_s
              (v128.load32_splat (local.get $weights))
              (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15)))))
            (local.set $at (i32.add (local.get $at) (i32.const 16)))
            (br_if $more (i32.lt_u
              (local.tee $weights (i32.add (local.get $weights) (i32.const 4))) (local.get $end))))
          (local.set $sum (i32x4.shr_s (local.get $sum) (i32.const 14)))
          (v128.store64_lane 0 (local.get $to) (i16x8.narrow_i32x4_s (local.get $sum) (local.get $sum)))
          (local.set $starts (i32.add (local.get $starts) (i32.const 4)))
          (local.set $to (i32.add (local.get $to) (i32.const 8)))
          (local.set $count (i32.sub (local.get $count) (i32.const 1)))
          (br $next)))))

  ;; A position in units of 2^-25 pixel, of which rotated positions and steps are multiples (paintTurned.ts, exactMap).
  (func $finely (param $position f64) (result i64)
    (i64.trunc_sat_f64_s (f64.mul (local.get $position) (f64.const 0x1p25))))

  ;; Samples along a line through a part of three channels into opaque RGBA (turnedRow.ts, straightRow.ts), with four
  ;; weights per axis. `across` and `down` hold 16-bit weights for each of 256 phases. The rows are mixed and rounded, two per
  ;; iteration, then the results are mixed.
  (func (export "turned3") (param $part i32) (param $stride i32) (param $across i32) (param $down i32) (param $to i32)
    (param $count i32) (param $u f64) (param $v f64) (param $du f64) (param $dv f64)
    (local $x i64) (local $y i64) (local $dx i64) (local $dy i64) (local $px i32) (local $py i32) (local $at i32) (local $wy i32) (local $end i32)
    (local $near v128) (local $far v128) (local $a v128) (local $b v128) (local $sum v128)
    (local.set $x (call $finely (f64.add (local.get $u) (f64.const 0x1p-9))))
    (local.set $y (call $finely (f64.add (local.get $v) (f64.const 0x1p-9))))
    (local.set $dx (call $finely (local.get $du)))
    (local.set $dy (call $finely (local.get $dv)))
    (loop $next
      (if (i32.gt_s (local.get $count) (i32.const 0))
        (then
          (local.set $px (i32.wrap_i64 (i64.shr_s (local.get $x) (i64.const 17))))
          (local.set $py (i32.wrap_i64 (i64.shr_s (local.get $y) (i64.const 17))))
          (local.set $at (i32.add (local.get $across)
            (i32.mul (i32.and (local.get $px) (i32.const 255)) (i32.const 8))))
          (local.set $near (v128.load32_splat (local.get $at)))
          (local.set $far (v128.load32_splat offset=4 (local.get $at)))
          (local.set $wy (i32.add (local.get $down)
            (i32.mul (i32.and (local.get $py) (i32.const 255)) (i32.const 8))))
          (local.set $end (i32.add (local.get $wy) (i32.const 8)))
          (local.set $at (i32.add (local.get $part) (i32.add
            (i32.mul (i32.sub (i32.shr_s (local.get $py) (i32.const 8)) (i32.const 1)) (local.get $stride))
            (i32.mul (i32.sub (i32.shr_s (local.get $px) (i32.const 8)) (i32.const 1)) (i32.const 6)))))
          (local.set $sum (v128.const i32x4 8192 8192 8192 8192))
          (loop $rows
            (local.set $a (i32x4.shr_s
              (i32x4.add (i32x4.add (v128.const i32x4 8192 8192 8192 8192)
                (i32x4.dot_i16x8_s (local.get $near) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 1 6 7 2 3 8 9 4 5 10 11 255 255 255 255))))
                (i32x4.dot_i16x8_s (local.get $far) (i8x16.swizzle (v128.load offset=12 (local.get $at))
                (v128.const i8x16 0 1 6 7 2 3 8 9 4 5 10 11 255 255 255 255))))
              (i32.const 14)))
            (local.set $at (i32.add (local.get $at) (local.get $stride)))
            (local.set $b (i32x4.shr_s
              (i32x4.add (i32x4.add (v128.const i32x4 8192 8192 8192 8192)
                (i32x4.dot_i16x8_s (local.get $near) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 1 6 7 2 3 8 9 4 5 10 11 255 255 255 255))))
                (i32x4.dot_i16x8_s (local.get $far) (i8x16.swizzle (v128.load offset=12 (local.get $at))
                (v128.const i8x16 0 1 6 7 2 3 8 9 4 5 10 11 255 255 255 255))))
              (i32.const 14)))
            (local.set $at (i32.add (local.get $at) (local.get $stride)))
            (local.set $sum (i32x4.add (local.get $sum) (i32x4.dot_i16x8_s
              (v128.load32_splat (local.get $wy))
              (i8x16.swizzle (i16x8.narrow_i32x4_s (local.get $a) (local.get $b))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15)))))
            (br_if $rows (i32.lt_u (local.tee $wy (i32.add (local.get $wy) (i32.const 4))) (local.get $end))))
          (local.set $sum (i32x4.shr_s
            (i32x4.add (v128.const i32x4 32 32 32 32) (i32x4.shr_s (local.get $sum) (i32.const 14)))
            (i32.const 6)))
          (local.set $sum (i16x8.narrow_i32x4_s (local.get $sum) (local.get $sum)))
          (v128.store32_lane 0 (local.get $to) (v128.or
            (v128.const i8x16 0 0 0 255 0 0 0 0 0 0 0 0 0 0 0 0)
            (i8x16.narrow_i16x8_u (local.get $sum) (local.get $sum))))
          (local.set $to (i32.add (local.get $to) (i32.const 4)))
          (local.set $x (i64.add (local.get $x) (local.get $dx)))
          (local.set $y (i64.add (local.get $y) (local.get $dy)))
          (local.set $count (i32.sub (local.get $count) (i32.const 1)))
          (br $next)))))

  ;; turned3 for four channels, which remain premultiplied in 1/64 byte.
  (func (export "turned4") (param $part i32) (param $stride i32) (param $across i32) (param $down i32) (param $to i32)
    (param $count i32) (param $u f64) (param $v f64) (param $du f64) (param $dv f64)
    (local $x i64) (local $y i64) (local $dx i64) (local $dy i64) (local $px i32) (local $py i32) (local $at i32) (local $wy i32) (local $end i32)
    (local $near v128) (local $far v128) (local $a v128) (local $b v128) (local $sum v128)
    (local.set $x (call $finely (f64.add (local.get $u) (f64.const 0x1p-9))))
    (local.set $y (call $finely (f64.add (local.get $v) (f64.const 0x1p-9))))
    (local.set $dx (call $finely (local.get $du)))
    (local.set $dy (call $finely (local.get $dv)))
    (loop $next
      (if (i32.gt_s (local.get $count) (i32.const 0))
        (then
          (local.set $px (i32.wrap_i64 (i64.shr_s (local.get $x) (i64.const 17))))
          (local.set $py (i32.wrap_i64 (i64.shr_s (local.get $y) (i64.const 17))))
          (local.set $at (i32.add (local.get $across)
            (i32.mul (i32.and (local.get $px) (i32.const 255)) (i32.const 8))))
          (local.set $near (v128.load32_splat (local.get $at)))
          (local.set $far (v128.load32_splat offset=4 (local.get $at)))
          (local.set $wy (i32.add (local.get $down)
            (i32.mul (i32.and (local.get $py) (i32.const 255)) (i32.const 8))))
          (local.set $end (i32.add (local.get $wy) (i32.const 8)))
          (local.set $at (i32.add (local.get $part) (i32.add
            (i32.mul (i32.sub (i32.shr_s (local.get $py) (i32.const 8)) (i32.const 1)) (local.get $stride))
            (i32.mul (i32.sub (i32.shr_s (local.get $px) (i32.const 8)) (i32.const 1)) (i32.const 8)))))
          (local.set $sum (v128.const i32x4 8192 8192 8192 8192))
          (loop $rows
            (local.set $a (i32x4.shr_s
              (i32x4.add (i32x4.add (v128.const i32x4 8192 8192 8192 8192)
                (i32x4.dot_i16x8_s (local.get $near) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15))))
                (i32x4.dot_i16x8_s (local.get $far) (i8x16.swizzle (v128.load offset=16 (local.get $at))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15))))
              (i32.const 14)))
            (local.set $at (i32.add (local.get $at) (local.get $stride)))
            (local.set $b (i32x4.shr_s
              (i32x4.add (i32x4.add (v128.const i32x4 8192 8192 8192 8192)
                (i32x4.dot_i16x8_s (local.get $near) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15))))
                (i32x4.dot_i16x8_s (local.get $far) (i8x16.swizzle (v128.load offset=16 (local.get $at))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15))))
              (i32.const 14)))
            (local.set $at (i32.add (local.get $at) (local.get $stride)))
            (local.set $sum (i32x4.add (local.get $sum) (i32x4.dot_i16x8_s
              (v128.load32_splat (local.get $wy))
              (i8x16.swizzle (i16x8.narrow_i32x4_s (local.get $a) (local.get $b))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15)))))
            (br_if $rows (i32.lt_u (local.tee $wy (i32.add (local.get $wy) (i32.const 4))) (local.get $end))))
          (local.set $sum (i32x4.shr_s (local.get $sum) (i32.const 14)))
          (v128.store64_lane 0 (local.get $to) (i16x8.narrow_i32x4_s (local.get $sum) (local.get $sum)))
          (local.set $to (i32.add (local.get $to) (i32.const 8)))
          (local.set $x (i64.add (local.get $x) (local.get $dx)))
          (local.set $y (i64.add (local.get $y) (local.get $dy)))
          (local.set $count (i32.sub (local.get $count) (i32.const 1)))
          (br $next)))))

  ;; turned3 with six weights per axis.
  (func (export "turnedWide3") (param $part i32) (param $stride i32) (param $across i32) (param $down i32) (param $to i32)
    (param $count i32) (param $u f64) (param $v f64) (param $du f64) (param $dv f64)
    (local $x i64) (local $y i64) (local $dx i64) (local $dy i64) (local $px i32) (local $py i32) (local $at i32) (local $wy i32) (local $end i32)
    (local $near v128) (local $middle v128) (local $far v128) (local $a v128) (local $b v128) (local $sum v128)
    (local.set $x (call $finely (f64.add (local.get $u) (f64.const 0x1p-9))))
    (local.set $y (call $finely (f64.add (local.get $v) (f64.const 0x1p-9))))
    (local.set $dx (call $finely (local.get $du)))
    (local.set $dy (call $finely (local.get $dv)))
    (loop $next
      (if (i32.gt_s (local.get $count) (i32.const 0))
        (then
          (local.set $px (i32.wrap_i64 (i64.shr_s (local.get $x) (i64.const 17))))
          (local.set $py (i32.wrap_i64 (i64.shr_s (local.get $y) (i64.const 17))))
          (local.set $at (i32.add (local.get $across)
            (i32.mul (i32.and (local.get $px) (i32.const 255)) (i32.const 12))))
          (local.set $near (v128.load32_splat (local.get $at)))
          (local.set $middle (v128.load32_splat offset=4 (local.get $at)))
          (local.set $far (v128.load32_splat offset=8 (local.get $at)))
          (local.set $wy (i32.add (local.get $down)
            (i32.mul (i32.and (local.get $py) (i32.const 255)) (i32.const 12))))
          (local.set $end (i32.add (local.get $wy) (i32.const 12)))
          (local.set $at (i32.add (local.get $part) (i32.add
            (i32.mul (i32.sub (i32.shr_s (local.get $py) (i32.const 8)) (i32.const 2)) (local.get $stride))
            (i32.mul (i32.sub (i32.shr_s (local.get $px) (i32.const 8)) (i32.const 2)) (i32.const 6)))))
          (local.set $sum (v128.const i32x4 8192 8192 8192 8192))
          (loop $rows
            (local.set $a (i32x4.shr_s
              (i32x4.add (i32x4.add (v128.const i32x4 8192 8192 8192 8192)
                (i32x4.dot_i16x8_s (local.get $near) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 1 6 7 2 3 8 9 4 5 10 11 255 255 255 255))))
                (i32x4.add (i32x4.dot_i16x8_s (local.get $middle) (i8x16.swizzle (v128.load offset=12 (local.get $at))
                (v128.const i8x16 0 1 6 7 2 3 8 9 4 5 10 11 255 255 255 255)))
                (i32x4.dot_i16x8_s (local.get $far) (i8x16.swizzle (v128.load offset=24 (local.get $at))
                (v128.const i8x16 0 1 6 7 2 3 8 9 4 5 10 11 255 255 255 255)))))
              (i32.const 14)))
            (local.set $at (i32.add (local.get $at) (local.get $stride)))
            (local.set $b (i32x4.shr_s
              (i32x4.add (i32x4.add (v128.const i32x4 8192 8192 8192 8192)
                (i32x4.dot_i16x8_s (local.get $near) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 1 6 7 2 3 8 9 4 5 10 11 255 255 255 255))))
                (i32x4.add (i32x4.dot_i16x8_s (local.get $middle) (i8x16.swizzle (v128.load offset=12 (local.get $at))
                (v128.const i8x16 0 1 6 7 2 3 8 9 4 5 10 11 255 255 255 255)))
                (i32x4.dot_i16x8_s (local.get $far) (i8x16.swizzle (v128.load offset=24 (local.get $at))
                (v128.const i8x16 0 1 6 7 2 3 8 9 4 5 10 11 255 255 255 255)))))
              (i32.const 14)))
            (local.set $at (i32.add (local.get $at) (local.get $stride)))
            (local.set $sum (i32x4.add (local.get $sum) (i32x4.dot_i16x8_s
              (v128.load32_splat (local.get $wy))
              (i8x16.swizzle (i16x8.narrow_i32x4_s (local.get $a) (local.get $b))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15)))))
            (br_if $rows (i32.lt_u (local.tee $wy (i32.add (local.get $wy) (i32.const 4))) (local.get $end))))
          (local.set $sum (i32x4.shr_s
            (i32x4.add (v128.const i32x4 32 32 32 32) (i32x4.shr_s (local.get $sum) (i32.const 14)))
            (i32.const 6)))
          (local.set $sum (i16x8.narrow_i32x4_s (local.get $sum) (local.get $sum)))
          (v128.store32_lane 0 (local.get $to) (v128.or
            (v128.const i8x16 0 0 0 255 0 0 0 0 0 0 0 0 0 0 0 0)
            (i8x16.narrow_i16x8_u (local.get $sum) (local.get $sum))))
          (local.set $to (i32.add (local.get $to) (i32.const 4)))
          (local.set $x (i64.add (local.get $x) (local.get $dx)))
          (local.set $y (i64.add (local.get $y) (local.get $dy)))
          (local.set $count (i32.sub (local.get $count) (i32.const 1)))
          (br $next)))))

  ;; turned4 with six weights per axis.
  (func (export "turnedWide4") (param $part i32) (param $stride i32) (param $across i32) (param $down i32) (param $to i32)
    (param $count i32) (param $u f64) (param $v f64) (param $du f64) (param $dv f64)
    (local $x i64) (local $y i64) (local $dx i64) (local $dy i64) (local $px i32) (local $py i32) (local $at i32) (local $wy i32) (local $end i32)
    (local $near v128) (local $middle v128) (local $far v128) (local $a v128) (local $b v128) (local $sum v128)
    (local.set $x (call $finely (f64.add (local.get $u) (f64.const 0x1p-9))))
    (local.set $y (call $finely (f64.add (local.get $v) (f64.const 0x1p-9))))
    (local.set $dx (call $finely (local.get $du)))
    (local.set $dy (call $finely (local.get $dv)))
    (loop $next
      (if (i32.gt_s (local.get $count) (i32.const 0))
        (then
          (local.set $px (i32.wrap_i64 (i64.shr_s (local.get $x) (i64.const 17))))
          (local.set $py (i32.wrap_i64 (i64.shr_s (local.get $y) (i64.const 17))))
          (local.set $at (i32.add (local.get $across)
            (i32.mul (i32.and (local.get $px) (i32.const 255)) (i32.const 12))))
          (local.set $near (v128.load32_splat (local.get $at)))
          (local.set $middle (v128.load32_splat offset=4 (local.get $at)))
          (local.set $far (v128.load32_splat offset=8 (local.get $at)))
          (local.set $wy (i32.add (local.get $down)
            (i32.mul (i32.and (local.get $py) (i32.const 255)) (i32.const 12))))
          (local.set $end (i32.add (local.get $wy) (i32.const 12)))
          (local.set $at (i32.add (local.get $part) (i32.add
            (i32.mul (i32.sub (i32.shr_s (local.get $py) (i32.const 8)) (i32.const 2)) (local.get $stride))
            (i32.mul (i32.sub (i32.shr_s (local.get $px) (i32.const 8)) (i32.const 2)) (i32.const 8)))))
          (local.set $sum (v128.const i32x4 8192 8192 8192 8192))
          (loop $rows
            (local.set $a (i32x4.shr_s
              (i32x4.add (i32x4.add (v128.const i32x4 8192 8192 8192 8192)
                (i32x4.dot_i16x8_s (local.get $near) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15))))
                (i32x4.add (i32x4.dot_i16x8_s (local.get $middle) (i8x16.swizzle (v128.load offset=16 (local.get $at))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15)))
                (i32x4.dot_i16x8_s (local.get $far) (i8x16.swizzle (v128.load offset=32 (local.get $at))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15)))))
              (i32.const 14)))
            (local.set $at (i32.add (local.get $at) (local.get $stride)))
            (local.set $b (i32x4.shr_s
              (i32x4.add (i32x4.add (v128.const i32x4 8192 8192 8192 8192)
                (i32x4.dot_i16x8_s (local.get $near) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15))))
                (i32x4.add (i32x4.dot_i16x8_s (local.get $middle) (i8x16.swizzle (v128.load offset=16 (local.get $at))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15)))
                (i32x4.dot_i16x8_s (local.get $far) (i8x16.swizzle (v128.load offset=32 (local.get $at))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15)))))
              (i32.const 14)))
            (local.set $at (i32.add (local.get $at) (local.get $stride)))
            (local.set $sum (i32x4.add (local.get $sum) (i32x4.dot_i16x8_s
              (v128.load32_splat (local.get $wy))
              (i8x16.swizzle (i16x8.narrow_i32x4_s (local.get $a) (local.get $b))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15)))))
            (br_if $rows (i32.lt_u (local.tee $wy (i32.add (local.get $wy) (i32.const 4))) (local.get $end))))
          (local.set $sum (i32x4.shr_s (local.get $sum) (i32.const 14)))
          (v128.store64_lane 0 (local.get $to) (i16x8.narrow_i32x4_s (local.get $sum) (local.get $sum)))
          (local.set $to (i32.add (local.get $to) (i32.const 8)))
          (local.set $x (i64.add (local.get $x) (local.get $dx)))
          (local.set $y (i64.add (local.get $y) (local.get $dy)))
          (local.set $count (i32.sub (local.get $count) (i32.const 1)))
          (br $next)))))

  ;; turnedWide3 for the bytes of an RGB photo, which stand for 64 times their value: sums of bytes with weights, shifted by
  ;; 8 rather than 14, give the same rows.
  (func (export "turnedRgb") (param $part i32) (param $stride i32) (param $across i32) (param $down i32) (param $to i32)
    (param $count i32) (param $u f64) (param $v f64) (param $du f64) (param $dv f64)
    (local $x i64) (local $y i64) (local $dx i64) (local $dy i64) (local $px i32) (local $py i32) (local $at i32) (local $wy i32) (local $end i32)
    (local $near v128) (local $middle v128) (local $far v128) (local $a v128) (local $b v128) (local $sum v128)
    (local.set $x (call $finely (f64.add (local.get $u) (f64.const 0x1p-9))))
    (local.set $y (call $finely (f64.add (local.get $v) (f64.const 0x1p-9))))
    (local.set $dx (call $finely (local.get $du)))
    (local.set $dy (call $finely (local.get $dv)))
    (loop $next
      (if (i32.gt_s (local.get $count) (i32.const 0))
        (then
          (local.set $px (i32.wrap_i64 (i64.shr_s (local.get $x) (i64.const 17))))
          (local.set $py (i32.wrap_i64 (i64.shr_s (local.get $y) (i64.const 17))))
          (local.set $at (i32.add (local.get $across)
            (i32.mul (i32.and (local.get $px) (i32.const 255)) (i32.const 12))))
          (local.set $near (v128.load32_splat (local.get $at)))
          (local.set $middle (v128.load32_splat offset=4 (local.get $at)))
          (local.set $far (v128.load32_splat offset=8 (local.get $at)))
          (local.set $wy (i32.add (local.get $down)
            (i32.mul (i32.and (local.get $py) (i32.const 255)) (i32.const 12))))
          (local.set $end (i32.add (local.get $wy) (i32.const 12)))
          (local.set $at (i32.add (local.get $part) (i32.add
            (i32.mul (i32.sub (i32.shr_s (local.get $py) (i32.const 8)) (i32.const 2)) (local.get $stride))
            (i32.mul (i32.sub (i32.shr_s (local.get $px) (i32.const 8)) (i32.const 2)) (i32.const 3)))))
          (local.set $sum (v128.const i32x4 8192 8192 8192 8192))
          (loop $rows
            (local.set $a (i32x4.shr_s
              (i32x4.add (i32x4.add (v128.const i32x4 128 128 128 128)
                (i32x4.dot_i16x8_s (local.get $near) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 255 3 255 1 255 4 255 2 255 5 255 255 255 255 255))))
                (i32x4.add (i32x4.dot_i16x8_s (local.get $middle) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 6 255 9 255 7 255 10 255 8 255 11 255 255 255 255 255)))
                (i32x4.dot_i16x8_s (local.get $far) (i8x16.swizzle (v128.load offset=12 (local.get $at))
                (v128.const i8x16 0 255 3 255 1 255 4 255 2 255 5 255 255 255 255 255)))))
              (i32.const 8)))
            (local.set $at (i32.add (local.get $at) (local.get $stride)))
            (local.set $b (i32x4.shr_s
              (i32x4.add (i32x4.add (v128.const i32x4 128 128 128 128)
                (i32x4.dot_i16x8_s (local.get $near) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 255 3 255 1 255 4 255 2 255 5 255 255 255 255 255))))
                (i32x4.add (i32x4.dot_i16x8_s (local.get $middle) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 6 255 9 255 7 255 10 255 8 255 11 255 255 255 255 255)))
                (i32x4.dot_i16x8_s (local.get $far) (i8x16.swizzle (v128.load offset=12 (local.get $at))
                (v128.const i8x16 0 255 3 255 1 255 4 255 2 255 5 255 255 255 255 255)))))
              (i32.const 8)))
            (local.set $at (i32.add (local.get $at) (local.get $stride)))
            (local.set $sum (i32x4.add (local.get $sum) (i32x4.dot_i16x8_s
              (v128.load32_splat (local.get $wy))
              (i8x16.swizzle (i16x8.narrow_i32x4_s (local.get $a) (local.get $b))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15)))))
            (br_if $rows (i32.lt_u (local.tee $wy (i32.add (local.get $wy) (i32.const 4))) (local.get $end))))
          (local.set $sum (i32x4.shr_s
            (i32x4.add (v128.const i32x4 32 32 32 32) (i32x4.shr_s (local.get $sum) (i32.const 14)))
            (i32.const 6)))
          (local.set $sum (i16x8.narrow_i32x4_s (local.get $sum) (local.get $sum)))
          (v128.store32_lane 0 (local.get $to) (v128.or
            (v128.const i8x16 0 0 0 255 0 0 0 0 0 0 0 0 0 0 0 0)
            (i8x16.narrow_i16x8_u (local.get $sum) (local.get $sum))))
          (local.set $to (i32.add (local.get $to) (i32.const 4)))
          (local.set $x (i64.add (local.get $x) (local.get $dx)))
          (local.set $y (i64.add (local.get $y) (local.get $dy)))
          (local.set $count (i32.sub (local.get $count) (i32.const 1)))
          (br $next)))))

  ;; turnedRgb for opaque RGBA.
  (func (export "turnedRgba") (param $part i32) (param $stride i32) (param $across i32) (param $down i32) (param $to i32)
    (param $count i32) (param $u f64) (param $v f64) (param $du f64) (param $dv f64)
    (local $x i64) (local $y i64) (local $dx i64) (local $dy i64) (local $px i32) (local $py i32) (local $at i32) (local $wy i32) (local $end i32)
    (local $near v128) (local $middle v128) (local $far v128) (local $a v128) (local $b v128) (local $sum v128)
    (local.set $x (call $finely (f64.add (local.get $u) (f64.const 0x1p-9))))
    (local.set $y (call $finely (f64.add (local.get $v) (f64.const 0x1p-9))))
    (local.set $dx (call $finely (local.get $du)))
    (local.set $dy (call $finely (local.get $dv)))
    (loop $next
      (if (i32.gt_s (local.get $count) (i32.const 0))
        (then
          (local.set $px (i32.wrap_i64 (i64.shr_s (local.get $x) (i64.const 17))))
          (local.set $py (i32.wrap_i64 (i64.shr_s (local.get $y) (i64.const 17))))
          (local.set $at (i32.add (local.get $across)
            (i32.mul (i32.and (local.get $px) (i32.const 255)) (i32.const 12))))
          (local.set $near (v128.load32_splat (local.get $at)))
          (local.set $middle (v128.load32_splat offset=4 (local.get $at)))
          (local.set $far (v128.load32_splat offset=8 (local.get $at)))
          (local.set $wy (i32.add (local.get $down)
            (i32.mul (i32.and (local.get $py) (i32.const 255)) (i32.const 12))))
          (local.set $end (i32.add (local.get $wy) (i32.const 12)))
          (local.set $at (i32.add (local.get $part) (i32.add
            (i32.mul (i32.sub (i32.shr_s (local.get $py) (i32.const 8)) (i32.const 2)) (local.get $stride))
            (i32.mul (i32.sub (i32.shr_s (local.get $px) (i32.const 8)) (i32.const 2)) (i32.const 4)))))
          (local.set $sum (v128.const i32x4 8192 8192 8192 8192))
          (loop $rows
            (local.set $a (i32x4.shr_s
              (i32x4.add (i32x4.add (v128.const i32x4 128 128 128 128)
                (i32x4.dot_i16x8_s (local.get $near) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 255 4 255 1 255 5 255 2 255 6 255 255 255 255 255))))
                (i32x4.add (i32x4.dot_i16x8_s (local.get $middle) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 8 255 12 255 9 255 13 255 10 255 14 255 255 255 255 255)))
                (i32x4.dot_i16x8_s (local.get $far) (i8x16.swizzle (v128.load offset=16 (local.get $at))
                (v128.const i8x16 0 255 4 255 1 255 5 255 2 255 6 255 255 255 255 255)))))
              (i32.const 8)))
            (local.set $at (i32.add (local.get $at) (local.get $stride)))
            (local.set $b (i32x4.shr_s
              (i32x4.add (i32x4.add (v128.const i32x4 128 128 128 128)
                (i32x4.dot_i16x8_s (local.get $near) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 0 255 4 255 1 255 5 255 2 255 6 255 255 255 255 255))))
                (i32x4.add (i32x4.dot_i16x8_s (local.get $middle) (i8x16.swizzle (v128.load (local.get $at))
                (v128.const i8x16 8 255 12 255 9 255 13 255 10 255 14 255 255 255 255 255)))
                (i32x4.dot_i16x8_s (local.get $far) (i8x16.swizzle (v128.load offset=16 (local.get $at))
                (v128.const i8x16 0 255 4 255 1 255 5 255 2 255 6 255 255 255 255 255)))))
              (i32.const 8)))
            (local.set $at (i32.add (local.get $at) (local.get $stride)))
            (local.set $sum (i32x4.add (local.get $sum) (i32x4.dot_i16x8_s
              (v128.load32_splat (local.get $wy))
              (i8x16.swizzle (i16x8.narrow_i32x4_s (local.get $a) (local.get $b))
                (v128.const i8x16 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15)))))
            (br_if $rows (i32.lt_u (local.tee $wy (i32.add (local.get $wy) (i32.const 4))) (local.get $end))))
          (local.set $sum (i32x4.shr_s
            (i32x4.add (v128.const i32x4 32 32 32 32) (i32x4.shr_s (local.get $sum) (i32.const 14)))
            (i32.const 6)))
          (local.set $sum (i16x8.narrow_i32x4_s (local.get $sum) (local.get $sum)))
          (v128.store32_lane 0 (local.get $to) (v128.or
            (v128.const i8x16 0 0 0 255 0 0 0 0 0 0 0 0 0 0 0 0)
            (i8x16.narrow_i16x8_u (local.get $sum) (local.get $sum))))
          (local.set $to (i32.add (local.get $to) (i32.const 4)))
          (local.set $x (i64.add (local.get $x) (local.get $dx)))
          (local.set $y (i64.add (local.get $y) (local.get $dy)))
          (local.set $count (i32.sub (local.get $count) (i32.const 1)))
          (br $next)))))
)
