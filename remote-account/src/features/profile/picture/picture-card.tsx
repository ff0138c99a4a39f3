import { useMay } from '@counterpoint/contract';
import { displayName, initials } from '@counterpoint/domain/names';
import { PICTURE_MOST_PIXELS, type Profile } from '@counterpoint/domain/schemas/members';
import { Alert, Avatar, Button, Flex, Note, Stack } from '@counterpoint/kit/core';
import { FileDrop } from '@counterpoint/kit/files';
import * as text from '../../../messages/picture.generated.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { usePicture } from './use-picture.ts';

export function PictureCard({ profile }: { profile: Profile }) {
  const picture = usePicture();
  const { open, problem, isOpening, uploading } = picture;
  const mayChange = useMay('account:change');
  // A disabled fieldset still lets files be dropped.
  const choose = (file: File) => {
    if (mayChange && !isOpening) void picture.choose(file);
  };

  return (
    <SectionCard title={text.title()}>
      {problem !== null && <Alert tone="error" title={problem} />}
      <FileDrop label={text.file()} accept={Object.keys(PICTURE_MOST_PIXELS).join()} onFiles={([file]) => choose(file)}>
        {(chooseFile) => (
          <Flex align="center" gap="4" wrap="wrap" textAlign="start">
            <Avatar
              size="lg"
              name={text.alt({ name: displayName(profile) })}
              initials={initials(profile)}
              src={profile.profile_pic_url}
            />
            <Stack gap="2" flex="1 1 14rem">
              <Note>{text.note()}</Note>
              <Flex gap="2" wrap="wrap">
                <Button variant="outline" loading={isOpening} onClick={chooseFile}>
                  {profile.profile_pic_url ? text.replace() : text.upload()}
                </Button>
                {profile.profile_pic_url && (
                  <Button variant="danger" onClick={() => void picture.openRemoveDialog()}>
                    {text.remove()}
                  </Button>
                )}
              </Flex>
            </Stack>
          </Flex>
        )}
      </FileDrop>
      {open?.kind === 'crop' && (
        <open.Dialog
          picture={open.picture}
          isUploading={uploading.isPending}
          failure={uploading.error}
          onUpload={(square) => uploading.mutate({ file: open.picture.file, square })}
          onCancel={picture.cancelUpload}
        />
      )}
      {open?.kind === 'remove' && (
        <open.Dialog
          title={text.removeQuestion()}
          action={text.remove()}
          remove={picture.remove}
          removed={text.removed()}
          onClose={picture.close}
        >
          <p>{text.removeConsequence()}</p>
        </open.Dialog>
      )}
    </SectionCard>
  );
}
