-- AlterTable
ALTER TABLE "Reply" ADD COLUMN     "bounceReason" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "bouncedAt" TIMESTAMP(3),
ADD COLUMN     "missingSince" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "Reply_missingSince_id_idx" ON "Reply"("missingSince", "id");
