import { withoutParameters } from '../../url/query-text';

/** What image servers call width, height, crop, quality and format. A lone one is as telling as several. */
const SIZE_NAMES: ReadonlySet<string> = new Set(
  `itok w h q width height quality maxwidth maxheight max-w max-h max_w max_h mw mh maxw maxh wid hei qlt sizes
   resize resizetype rs fit crop fitcrop cropratio fill scale zoom zc rendition dpr size thumb thumbnail thumbsize
   auto fm bw bh imwidth imheight impolicy imformat nw nh _w _h am_width am_height qa_size qa-size recipename
   format fmt output-quality output-format interlace imageview imageview2 imagemogr2 x-oss-process x-image-process downsize
   center rmode upscale ratio aspect image_crop_resized blur bri con sharp sharpen enforceaspectratio customsizeid bthumbnail cropw croph`.split(
    /\s+/,
  ),
);

/** Parts of Qiniu, Aliyun and Huawei commands that stand without a value: `?imageView2/2/w/300`. */
const COMMAND = /^(?:imageview2?|imagemogr2|imageslim|watermark)(?:\/|\||$)/;

/** The query without everything that asks for another size of the same picture. */
export function withoutSize(query: string): string {
  if (query === '' || query.length > 1_024) return query;
  return withoutParameters(query, (name) => {
    const lowerCase = name.toLowerCase();
    return SIZE_NAMES.has(lowerCase) || COMMAND.test(lowerCase);
  });
}
